import type { ItemProgress } from '../../run/eachItem';
import { resultValues } from '../../run/eachItem';
import type { Presentation } from '../form/presentation';
import type { Output } from './output';
import { SharedPage } from './presented/sharedPage';

/** A request whose report may become a section of a page. */
interface PagedRequest {
	readonly output: Output;
}

/** Requests whose reports share a page, and that page; undefined where each has its own. */
interface Paged<Request> {
	readonly requests: ItemProgress<Request>;
	readonly page: SharedPage | undefined;
}

/** Lets the reports of several items share a page where the user wants one. A title that all have is that of the page. */
export function onePageForItems<Request extends PagedRequest>(
	requests: ItemProgress<Request>,
): Paged<Request> {
	const shared = resultValues(requests).filter(({ output }) => output.onePage === true);
	const [first, ...others] = shared.map(({ output }) => output);
	if (first?.presentation === undefined || others.length === 0)
		return { requests, page: undefined };
	const { presentation, field, fileName } = first;
	const isShared = others.every((one) => one.presentation?.title === presentation.title);
	const title = isShared ? presentation.title : '';
	const page = new SharedPage({ presentation, title, field, fileName });
	const ofSection = (own: Presentation) => (isShared ? { ...own, title: '' } : own);
	return {
		page,
		requests: requests.map((one) => {
			if ('error' in one || one.value.output.presentation === undefined) return one;
			const { output } = one.value;
			const chosen = { ...output, page, presentation: ofSection(one.value.output.presentation) };
			return { value: { ...one.value, output: chosen } };
		}),
	};
}
