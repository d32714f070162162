/** Takes a file that is dropped on a place, or chosen in its field. */
export function fileInto(
	place: HTMLElement,
	field: HTMLInputElement,
	take: (file: File) => void,
): void {
	// A browser says nothing when the same file is chosen again, but by then it may have been corrected.
	field.addEventListener('click', () => {
		field.value = '';
	});
	field.addEventListener('change', () => {
		const [file] = field.files ?? [];
		if (file) take(file);
	});
	// Dropped beside the place, a file would open instead of the page.
	for (const event of ['dragover', 'drop']) {
		document.addEventListener(event, (dragged) => dragged.preventDefault());
	}
	place.addEventListener('dragenter', () => place.classList.add('over'));
	place.addEventListener('dragleave', () => place.classList.remove('over'));
	place.addEventListener('drop', ({ dataTransfer }) => {
		place.classList.remove('over');
		const [file] = dataTransfer?.files ?? [];
		if (file) take(file);
	});
}
