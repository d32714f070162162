/** Accepts a file that is dropped on an element, or chosen in its field. */
export function fileInto(
	place: HTMLElement,
	field: HTMLInputElement,
	take: (file: File, others: number) => void,
): void {
	// Browsers fire no event when the same file is chosen again, but it may have been corrected
	// since.
	field.addEventListener('click', () => {
		field.value = '';
	});
	field.addEventListener('change', () => {
		const [file] = field.files ?? [];
		if (file) take(file, 0);
	});
	// A file that is dropped next to the element would replace the page.
	for (const event of ['dragover', 'drop']) {
		document.addEventListener(event, (dragged) => dragged.preventDefault());
	}
	place.addEventListener('dragenter', () => place.classList.add('over'));
	place.addEventListener('dragleave', () => place.classList.remove('over'));
	place.addEventListener('drop', ({ dataTransfer }) => {
		place.classList.remove('over');
		const [file, ...others] = dataTransfer?.files ?? [];
		if (file) take(file, others.length);
	});
}
