import { runningShares } from './chance';

/** A code of the platform with its name. */
export interface Coded {
	id: number;
	name: string;
}

interface Weighted extends Coded {
	weight: number;
}

// Observed practice: the codes and names of device types.
export const DEVICES: readonly Weighted[] = [
	{ id: 1, name: 'Desktop', weight: 0.37 },
	{ id: 2, name: 'Phone', weight: 0.46 },
	{ id: 3, name: 'Tablet', weight: 0.06 },
	{ id: 4, name: 'TV', weight: 0.005 },
	{ id: 5, name: 'iOSNativeApp', weight: 0.06 },
	{ id: 6, name: 'AndroidNativeApp', weight: 0.045 },
];

export const DEVICE_SHARES = runningShares(DEVICES.map(({ weight }) => weight));

// Observed practice: views (attribution rules) are numbered from 0, the default rule.
export const VIEWS: readonly (Coded & { moved: number; step: number })[] = [
	{ id: 0, name: 'Last channel (default)', moved: 0, step: 0 },
	{ id: 1, name: 'First channel', moved: 0.34, step: 61 },
	{ id: 2, name: 'Last paid channel', moved: 0.22, step: 29 },
	{ id: 3, name: 'Linear, all touchpoints', moved: 0.4, step: 97 },
];

export const ORDER_TYPES: readonly Weighted[] = [
	{ id: 1, name: 'standard', weight: 0.82 },
	{ id: 2, name: 'click and collect', weight: 0.13 },
	{ id: 3, name: 'gift card', weight: 0.05 },
];

export const ESTIMATE_TYPES: readonly Weighted[] = [
	{ id: 1, name: 'quote', weight: 0.6 },
	{ id: 2, name: 'callback', weight: 0.4 },
];
