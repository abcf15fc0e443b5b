import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { MailSettings } from './mail.ts'

/** A mail that was received. */
export interface ReceivedMail {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly receivedAt: Date
}

/** A mail server that delivers to nobody: people who try the product read its mails here. */
export interface Postbus {
  /** The settings for sending to it. */
  readonly settings: MailSettings
  /** Returns the mails, newest first. */
  list(): readonly ReceivedMail[]
  find(id: string): ReceivedMail | undefined
  close(): Promise<void>
}

const KEEP = 200
const MAX_BYTES = 1024 * 1024
const LOOPBACK = '127.0.0.1'
/** RFC 2606: names that never belong to anybody. Mail of a real person must not become readable here. */
const NOBODY = /\.example$/i

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

async function parseMail(raw: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    id: randomUUID(),
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    receivedAt: new Date(),
  }
}

function refusal(message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode: 550 })
}

/** Starts a post box that listens only on this machine, at a free port, and keeps the last 200 mails in memory. */
export async function startPostbus(from: string): Promise<Postbus> {
  const mails: ReceivedMail[] = []
  /** Answers the client only once the mail is kept. */
  async function take(
    stream: AsyncIterable<Buffer>,
    { envelope }: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    try {
      const to = envelope.rcptTo.map(({ address }) => address).join(', ')
      mails.unshift(await parseMail(await readAll(stream), to))
      mails.length = Math.min(mails.length, KEEP)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error('the mail could not be read'))
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(NOBODY.test(address) ? null : refusal('only addresses that end in .example')),
    onData: (stream, session, done) => void take(stream, session, done),
  })
  // A client that left in the middle of a mail is not an error of the server.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve, reject) => {
    const listening = server.listen(0, LOOPBACK, () => {
      const address = listening.address()
      if (typeof address === 'object' && address) resolve(address.port)
      else reject(new Error('the post box does not listen'))
    })
    listening.once('error', reject)
  })
  return {
    settings: { host: LOOPBACK, port, secure: false, user: '', password: '', from },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
