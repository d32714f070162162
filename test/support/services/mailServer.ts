import { createServer, type Socket } from 'node:net';

/** A mail as it was received. */
export interface ReceivedMail {
	readonly from: string;
	readonly to: readonly string[];
	/** Headers and body, undecoded. */
	readonly source: string;
}

/** A local mail server that keeps what it receives: SMTP without TLS and without a login. */
export class MailServer {
	readonly mails: ReceivedMail[] = [];
	port = 0;
	private readonly server = createServer((socket) => this.serve(socket));

	static async open(): Promise<MailServer> {
		const mailServer = new MailServer();
		await new Promise<void>((resolve) => mailServer.server.listen(0, '127.0.0.1', resolve));
		const address = mailServer.server.address();
		if (address === null || typeof address === 'string') throw new Error('There is no port');
		mailServer.port = address.port;
		return mailServer;
	}

	close(): void {
		this.server.close();
	}

	private serve(socket: Socket): void {
		let [received, from, isData] = ['', '', false];
		let to: string[] = [];
		const say = (line: string) => socket.write(`${line}\r\n`);
		const obey = (line: string) => {
			const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
			if (/^DATA/i.test(line)) {
				isData = true;
				say('354 Go on');
				return;
			}
			if (/^MAIL/i.test(line)) [from, to] = [address, []];
			if (/^RCPT/i.test(line)) to = [...to, address];
			say(/^QUIT/i.test(line) ? '221 Bye' : '250 OK');
		};
		socket.setEncoding('utf8').on('error', () => socket.destroy());
		say('220 localhost');
		socket.on('data', (piece: string) => {
			received += piece;
			for (;;) {
				const mark = isData ? '\r\n.\r\n' : '\r\n';
				const end = received.indexOf(mark);
				if (end < 0) return;
				const part = received.slice(0, end);
				received = received.slice(end + mark.length);
				if (!isData) obey(part);
				else {
					this.mails.push({ from, to, source: part });
					isData = false;
					say('250 OK');
				}
			}
		});
	}
}

/** The content of an attached file of a mail. */
export function attachmentIn({ source }: ReceivedMail, fileName: string): string {
	const part = source
		.split(/^--.*$/m)
		.find((one) => one.includes('attachment') && one.includes(fileName));
	const body = part?.slice(part.indexOf('\r\n\r\n') + 4) ?? '';
	return Buffer.from(body, 'base64').toString();
}
