import type { MailSettings } from './mail.ts'

const SMTP_PORT = 587
const SMTPS_PORT = 465
/** 'naam@host', or 'Iemand <naam@host>'; a line break would start a header of its own. */
const FROM = /^(?:[^<>"\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

const serverOf = (url: URL): Omit<MailSettings, 'from'> => {
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? SMTPS_PORT : SMTP_PORT)),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

function parseServer(text: string): Omit<MailSettings, 'from'> | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return null
  try {
    return serverOf(url)
  } catch {
    return null
  }
}

/** What the environment says about mail: both values or neither. */
interface Given {
  readonly smtpUrl: string | null
  readonly mailVan: string | null
  /** The names by which links in mails lead here; without one a mail cannot contain a link. */
  readonly eigenHosts: readonly string[]
}

/** Returns the mail settings, or null when no mail is sent; each fault is a Dutch line. */
export function readMail(
  { smtpUrl, mailVan, eigenHosts }: Given,
  fault: (line: string) => void,
): MailSettings | null {
  if (smtpUrl === null && mailVan === null) return null
  const server = smtpUrl === null ? null : parseServer(smtpUrl)
  if (smtpUrl === null) fault('MAIL_VAN hoort bij SMTP_URL; die ontbreekt.')
  // The value itself may contain a password, so it is not repeated.
  else if (!server) fault('SMTP_URL is geen adres als smtps://naam:wachtwoord@host:465.')
  if (mailVan === null) fault('MAIL_VAN ontbreekt: het adres waar onze mails vandaan komen.')
  else if (!FROM.test(mailVan))
    fault(`MAIL_VAN is geen adres als 'Letterhaven <post@letterhaven.nl>'.`)
  if (eigenHosts.length === 0)
    fault('SMTP_URL vraagt ook om EIGEN_HOSTS: links in mails wijzen naar een naam die hier hoort.')
  return server && mailVan !== null ? { ...server, from: mailVan } : null
}
