import type { DemoAccounts } from '../seed/demo-accounts.ts'

const KOP = ['rol', 'gebruikersnaam', 'wachtwoord'] as const

function tabel(rijen: readonly (readonly string[])[]): string {
  const breedtes = KOP.map((_, i) => Math.max(...rijen.map((rij) => rij[i]?.length ?? 0)))
  return rijen
    .map((rij) => `    ${rij.map((cel, i) => cel.padEnd(breedtes[i] ?? 0)).join('  ')}`)
    .join('\n')
}

/** Returns the text with the set-up link for the first superadmin of an installation that has none. */
function opzetlink(adres: string, token: string): string {
  return `
  Deze installatie heeft nog geen beheerder. Maak de eerste met deze link; hij werkt één keer, 24 uur lang:
    ${adres}/app/auth/uitnodiging/${token}
  Achter een eigen adres: zet dat ervoor. Een nieuwe start geeft een nieuwe link; deze vervalt dan.
`
}

/** What is announced once the server listens. */
interface Nieuws {
  readonly port: number
  readonly hosts: readonly string[]
  readonly accounts: DemoAccounts | null
  /** The token of the set-up link; null when there is a superadmin. */
  readonly opzetToken: string | null
  /** Where mail goes: out over SMTP, into the demonstration's own post box, or nowhere. */
  readonly post: 'smtp' | 'postbus' | 'uit'
}

/** What is announced about mail. */
const POST: Record<Nieuws['post'], (adres: string) => string> = {
  smtp: () => '',
  postbus: (adres) => `\n  Mail van de demonstratie lees je op ${adres}/dev/mail\n`,
  uit: () =>
    '\n  Er gaat geen mail uit: een nieuw wachtwoord aanvragen kan dan niet. Zet SMTP_URL, MAIL_VAN en EIGEN_HOSTS.\n',
}

/** Returns the lines that `npm start` ends with: where to go and as whom to sign in, or how to become the first superadmin. */
export function announcement({ port, hosts, accounts, opzetToken, post }: Nieuws): string {
  const lijst = hosts.map((host) => `http://${host}:${port}`)
  const adressen = lijst.map((adres) => `  ${adres}`).join('\n')
  const opzet = opzetToken === null ? '' : opzetlink(lijst[0] ?? '', opzetToken)
  const mail = POST[post](lijst[0] ?? '')
  if (!accounts) return `\nLetterhaven staat klaar:\n${adressen}\n${mail}${opzet}`
  const scholen = accounts.schools
    .filter((school) => school.soort === 'school' && school.leerlingId)
    .map((school) => {
      const rijen = Object.entries(school.accounts).map(([rol, a]) => [
        rol,
        a.gebruikersnaam,
        a.wachtwoord,
      ])
      return `  Inloggen op http://${school.host}:${port} (demonstratie)\n${tabel(rijen)}`
    })
  return `\nLetterhaven staat klaar:\n${adressen}\n\n${scholen.join('\n')}\n${mail}\n  Alle accounts: npm run -s demo:accounts\n`
}
