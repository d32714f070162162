import { rankedCount, withoutRank } from '../../platform/questions/rankedRows';

test.each([
	['top 5 campaigns', { words: 'campaigns', first: 5 }],
	['  the top five campaigns', { words: 'campaigns', first: 5 }],
	['5 best channels', { words: 'channels', first: 5 }],
	['best 5 channels', { words: 'channels', first: 5 }],
	['top channels', { words: 'channels', first: undefined }],
	['las 5 mejores campañas', { words: 'campañas', first: 5 }],
	['les dix meilleurs canaux', { words: 'canaux', first: 10 }],
	['die besten 3 Kanäle', { words: 'Kanäle', first: 3 }],
	['top 10 des campagnes', { words: 'campagnes', first: 10 }],
	['top 5 of the channels', { words: 'channels', first: 5 }],
	['top 5 10 channels', { words: '10 channels', first: 5 }],
	['5 channels', undefined],
	['channels', undefined],
	['top', undefined],
	['', undefined],
])('the words without their rank in "%s" are %j', (written, expected) => {
	expect(withoutRank(written)).toEqual(expected);
});

test.each([
	['top 5', 5],
	['5 rows', 5],
	['5 row', 5],
	['10 lignes', 10],
	['les dix premiers', 10],
	['las 5 primeras filas', 5],
	['die ersten drei Zeilen', 3],
	['5', 5],
	['top', undefined],
	['5 10', undefined],
	['5 things', undefined],
])('the number of rows in "%s" is %s', (text, expected) => {
	expect(rankedCount(text)).toBe(expected);
});
