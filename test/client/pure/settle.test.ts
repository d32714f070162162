import { settle, settleAll } from '../../../platform/client/values/settle';

test('work ends with its value or its error', async () => {
	const broken = new Error('broken');
	await expect(settle(Promise.resolve(1))).resolves.toEqual({ value: 1 });
	await expect(settle(Promise.reject(broken))).resolves.toEqual({ error: broken });
});

test('of several, one that goes wrong leaves the others whole, and not all run at once', async () => {
	let running = 0;
	let most = 0;
	const done = await settleAll(['a', 'b', 'c', 'd'], 2, async (value, index) => {
		running += 1;
		most = Math.max(most, running);
		await new Promise((resolve) => setImmediate(resolve));
		running -= 1;
		if (value === 'b') throw new Error('broken');
		return value + index;
	});
	const error: unknown = expect.any(Error);
	expect(done).toEqual([{ value: 'a0' }, { error }, { value: 'c2' }, { value: 'd3' }]);
	expect(most).toBe(2);
});
