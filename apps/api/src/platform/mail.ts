import { createTransport } from 'nodemailer'
import { refuseInside } from './inside.ts'

/** How to reach a mail server, and whom our mails come from. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps); otherwise STARTTLS, which is required outside this machine. */
  readonly secure: boolean
  readonly user: string
  readonly password: string
  /** 'Letterhaven <post@letterhaven.nl>' */
  readonly from: string
}

/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** A mail that was not accepted. Says how the server answered, never whom the mail was for. */
export class MailError extends Error {
  constructor(code: string) {
    super(`mail not taken over (${code})`)
    this.name = 'MailError'
  }
}

const CONNECT_MS = 10_000
const SOCKET_MS = 20_000
const MAX_CONNECTIONS = 2

/** Tells whether a server is on this very machine, so that nobody can listen in between. */
const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** Returns the code of a failure: the server's number, or else the library's code. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('responseCode' in error && typeof error.responseCode === 'number')
    return String(error.responseCode)
  return 'code' in error ? String(error.code) : 'unknown'
}

/** Creates a mailer, which opens no connection before the first mail. */
export function createMailer(settings: MailSettings): Mailer {
  const { host, port, secure, user, password, from } = settings
  const isHere = isLoopback(host)
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host,
    port,
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(user ? { auth: { user, pass: password } } : {}),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, html, text }) {
      refuseInside('a mail server')
      const headers = { 'auto-submitted': 'auto-generated' }
      // As an object, so that nothing in the address can become a second one.
      const address = { name: '', address: to }
      try {
        await transport.sendMail({ from, to: address, subject, html, text, headers })
      } catch (error) {
        throw new MailError(codeOf(error))
      }
    },
    close: () => transport.close(),
  }
}
