import type { DemoAccounts } from '../seed/demo-accounts.ts'

const KOP = ['rol', 'gebruikersnaam', 'wachtwoord'] as const

function tabel(rijen: readonly (readonly string[])[]): string {
  const breedtes = KOP.map((_, i) => Math.max(...rijen.map((rij) => rij[i]?.length ?? 0)))
  return rijen
    .map((rij) => `    ${rij.map((cel, i) => cel.padEnd(breedtes[i] ?? 0)).join('  ')}`)
    .join('\n')
}

/** The lines that `npm start` ends with: where to go and, in the demonstration, who to be. */
export function announcement(
  port: number,
  hosts: readonly string[],
  accounts: DemoAccounts | null,
): string {
  const adressen = hosts.map((host) => `  http://${host}:${port}`).join('\n')
  if (!accounts) return `\nLetterhaven staat klaar:\n${adressen}\n`
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
  return `\nLetterhaven staat klaar:\n${adressen}\n\n${scholen.join('\n')}\n\n  Alle accounts: npm run -s demo:accounts\n`
}
