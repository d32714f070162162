import { plainText } from './cellText';

/**
 * Joins a text that is stored in runs with different formatting. Phonetic runs (furigana) are
 * skipped.
 */
export class RichText {
	private text = '';
	private isText = false;
	private phonetic = 0;

	begin(): void {
		this.text = '';
	}

	open(name: string): void {
		if (name === 'rPh') this.phonetic += 1;
		else if (name === 't') this.isText = this.phonetic === 0;
	}

	add(text: string): void {
		if (this.isText) this.text += text;
	}

	close(name: string): void {
		if (name === 'rPh') this.phonetic -= 1;
		else if (name === 't') this.isText = false;
	}

	whole(): string {
		return plainText(this.text);
	}
}
