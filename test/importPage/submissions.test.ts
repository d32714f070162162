import type { ServerReply } from '../../page/protocol';
import {
	beginAnew,
	handleOnce,
	progressOf,
	replyBefore,
	stopImport,
} from '../../nodes/MarketingAnalyticsImportTrigger/submissions';
import { RequestToPage } from './visit';

const TAKEN: ServerReply = { ok: true, message: 'The platform has accepted the file.', rows: 2 };
const REFUSED: ServerReply = { ok: false, message: 'None of the lines can be imported.' };
const LOST: ServerReply = { ok: false, message: 'The platform may have received the import.' };
const BEFORE = {
	ok: true,
	message: 'This file was already imported, so it was not imported again.',
};
const PERHAPS = {
	ok: false,
	message: 'The platform may have this file already, so it was not sent a second time.',
	advice: 'Ask the person who sent you the link whether the file has arrived.',
};

const doing = (reply: ServerReply, isOver: boolean) => async () =>
	await Promise.resolve({ reply, isOver });

/** Work that continues until the test ends it. */
function underWay() {
	let end: (done: { reply: ServerReply; isOver: boolean }) => void = () => {};
	const working = new Promise<Parameters<typeof end>[0]>((resolve) => (end = resolve));
	return { work: async () => await working, end };
}

let workflow = '';
beforeEach(() => {
	workflow = crypto.randomUUID();
});

/** A request to the page of this test; what is kept is as it was when the request came. */
const request = (kept: object = {}, node = 'node') =>
	new RequestToPage({ workflow, node, kept: { ...kept } });

it('a new submission counts as not received before', () => {
	expect(replyBefore(request(), 'a')).toBeUndefined();
});

it('a submission that is repeated while it is in progress gets the same reply', async () => {
	const { work, end } = underWay();
	const first = handleOnce(request(), 'a', work);
	const second = replyBefore(request(), 'a');
	expect(replyBefore(request(), 'b')).toBeUndefined();
	expect(replyBefore(request({}, 'other'), 'a')).toBeUndefined();
	end({ reply: REFUSED, isOver: false });
	expect(await Promise.all([first, second])).toEqual([REFUSED, REFUSED]);
});

it('a submission that is repeated afterwards gets the same reply', async () => {
	expect(await handleOnce(request(), 'a', doing(TAKEN, true))).toEqual(TAKEN);
	expect(await replyBefore(request(), 'a')).toEqual(TAKEN);
	expect(replyBefore(request({}, 'other'), 'a')).toBeUndefined();
});

it('a refused submission can be repeated', async () => {
	const first = request();
	expect(await handleOnce(first, 'a', doing(REFUSED, false))).toEqual(REFUSED);
	expect(replyBefore(request(), 'a')).toBeUndefined();
	expect(first.getWorkflowStaticData()).toEqual({});
});

it('a failed submission can be repeated', async () => {
	const failing = async () => await Promise.reject(new Error('The disk is full'));
	expect(await handleOnce(request(), 'a', failing)).toEqual({
		ok: false,
		message: 'The file could not be accepted.',
		advice: 'Ask the person who sent you the link.',
	});
	expect(replyBefore(request(), 'a')).toBeUndefined();
});

it('a submission with an unknown outcome is reported as such, and not sent again', async () => {
	const first = request();
	expect(await handleOnce(first, 'a', doing(LOST, true))).toEqual(LOST);
	expect(await replyBefore(request(), 'a')).toEqual(PERHAPS);
	expect(first.getWorkflowStaticData()).toEqual({ taken: ['a?'] });
});

it('a submission that was accepted before a restart is recognized', async () => {
	const kept = { taken: ['a', 'b?'] };
	expect(await replyBefore(request(kept), 'a')).toEqual(BEFORE);
	expect(await replyBefore(request(kept), 'b')).toEqual(PERHAPS);
	expect(replyBefore(request(kept), 'c')).toBeUndefined();
	expect(replyBefore(request({ taken: 'a' }), 'a')).toBeUndefined();
});

it('submissions that end at about the same time are all stored, separately for each page', async () => {
	const [first, second] = [request({ taken: ['old'] }), request({ taken: ['old'] })];
	await handleOnce(request({}, 'other'), 'elsewhere', doing(TAKEN, true));
	await handleOnce(first, 'a', doing(TAKEN, true));
	await handleOnce(second, 'b', doing(LOST, true));
	expect(second.getWorkflowStaticData()).toEqual({ taken: ['old', 'a', 'b?'] });
});

it('the last two hundred submissions are stored', async () => {
	const names = Array.from({ length: 201 }, (_, at) => `name ${at}`);
	const last = request({ taken: ['old', 'older'] });
	for (const name of names) await handleOnce(last, name, doing(TAKEN, true));
	expect(last.getWorkflowStaticData().taken).toEqual(names.slice(1));
	expect(replyBefore(request(), 'name 0')).toBeUndefined();
	expect(await replyBefore(request(), 'name 1')).toEqual(TAKEN);
});

it('a submission in progress is recognized, however many follow', async () => {
	const { work, end } = underWay();
	const first = handleOnce(request(), 'slow', work);
	for (let at = 0; at < 300; at += 1) await handleOnce(request(), `${at}`, doing(TAKEN, true));
	const second = replyBefore(request(), 'slow');
	end({ reply: TAKEN, isOver: true });
	expect(await Promise.all([first, second])).toEqual([TAKEN, TAKEN]);
});

it('an upload that is cancelled before it arrives is not imported', async () => {
	stopImport(request(), 'a');
	const work = jest.fn(doing(TAKEN, true));
	expect(await handleOnce(request(), 'a', work)).toEqual({
		...{ ok: false, message: 'The import was cancelled.', advice: 'Nothing was imported.' },
	});
	expect(work).not.toHaveBeenCalled();
	expect(await handleOnce(request(), 'b', work)).toEqual(TAKEN);
});

it('how an upload ended is known until it is sent again', async () => {
	await handleOnce(request(), 'a', doing(REFUSED, false));
	expect(progressOf(request(), 'a')).toEqual({ ended: REFUSED });
	expect(progressOf(request({}, 'other'), 'a')).toEqual({});
	stopImport(request(), 'a');
	beginAnew(request(), 'a');
	expect(progressOf(request(), 'a')).toEqual({});
	expect(await handleOnce(request(), 'a', doing(TAKEN, true))).toEqual(TAKEN);
});
