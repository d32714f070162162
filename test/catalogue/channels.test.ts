import { CHANNELS } from '../../platform/catalogue/resources/campaign';
import { channelName } from '../../platform/client/values/channels';

test.each(CHANNELS.map(({ value, label }) => [value, label]))(
	'%s is called the same in lists and in rows',
	(value, label) => {
		const name = channelName(value);
		// A code that has no name in rows stays there.
		if (name !== value) expect(label.toLowerCase()).toBe(name.toLowerCase());
	},
);
