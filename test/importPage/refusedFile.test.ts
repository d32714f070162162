import { textsOfNodes } from '../../nodes/MarketingAnalyticsImportTrigger/pageLanguage';
import { toRefusedFile } from '../../nodes/MarketingAnalyticsImportTrigger/refusedFile';
import { formatsIn } from '../../page/texts/pageFormats';
import { LANGUAGES, textsIn } from '../../page/texts/languages';
import { InvalidInput } from '../../platform/base/invalidInput';
import { Fault } from '../../platform/http/errors/fault';

const logged: string[] = [];
const context = { logger: { error: (text: string) => logged.push(text) } };
const refusedBy = (error: unknown) => toRefusedFile(context, error);
const NOTHING = 'Nothing was imported. Ask the person who sent you the link.';

describe('a file that was not imported', () => {
	it.each([
		[
			new InvalidInput('Site', 'Site is empty', 'Choose or type a value for Site'),
			'This page does not import into this site.',
			'Choose a site from the list, or type it as the platform shows it.',
		],
		[
			new InvalidInput('Connector Token', 'The credential has no token', 'Enter it there'),
			'This page cannot import files at the moment.',
			NOTHING,
		],
		[
			new Fault('hostUnknown', { host: 'inner.example' }),
			'The file could not be sent, or was not accepted.',
			NOTHING,
		],
		[
			new Fault('reported', { upstreamMessage: 'Unknown site' }),
			'The file was not accepted. The answer was: "Unknown site".',
			NOTHING,
		],
		[
			new Fault('unavailable', { status: 503, upstreamMessage: 'Back at 9' }),
			'The platform is not available at the moment. The answer was: "Back at 9".',
			'Try again later.',
		],
		[
			new Fault('outcomeUnknown', {}),
			'The platform may have received the file, but did not confirm it.',
			'Nothing was sent twice. Ask the person who sent you the link whether the file has arrived.',
		],
	])('is explained to visitors without settings and hosts: %p', (error, message, advice) => {
		const { say } = refusedBy(error);
		expect(say(textsIn('en', formatsIn('en')))).toEqual({ message, advice });
		expect(say(textsOfNodes)).toEqual({
			message: `${error.message}.`,
			advice: `${error.advice}.`,
		});
	});

	it.each(LANGUAGES)('names no setting of the workflow in %s', (language) => {
		const error = new InvalidInput('Connector Token', 'In the credential …', 'Ask for NO_PROXY');
		const { message, advice } = refusedBy(error).say(textsIn(language, formatsIn(language)));
		expect(`${message} ${advice}`).not.toMatch(/credential|NO_PROXY/);
	});
});

it('an error of the page itself is logged, and only its existence is shown', () => {
	const { say } = refusedBy(new Error('no such table'));
	expect(say(textsOfNodes).message).toBe('The file could not be imported.');
	expect(logged).toEqual(['A file could not be imported: Error: no such table']);
});
