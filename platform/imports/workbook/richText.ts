import { plainText } from './cellText';

/** Puts a text together that is written in pieces, each with a look of its own. Furigana is left out. */
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
