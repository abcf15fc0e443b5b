import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findVreemd, type Woordsoort } from '@letterhaven/domain/soort-verboden'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'
import { textsIn } from './texts-in.ts'

const SOURCES = '{apps/{api,web},packages/{contracts,domain,importers,ui}}/src/**/*.{ts,tsx}'
const EXCLUDED = ['**/*.test.*', '**/*.{queries,statement}.ts', '**/{seed,proef,schema,galerij}/**']
const ALL = ['school', 'rt', 'thuis'] as const satisfies readonly Woordsoort[]

/** Which kinds of accounts never read a text, and why. */
const TABLE = { not: ALL, why: 'words of several kinds, each with its own' } as const
const VISITOR = { not: ALL, why: 'who reads it has not said of which account' } as const
const OFFICE = { not: ALL, why: 'read by our own office' } as const
const SSO = { not: ['thuis'], why: 'a home has no accounts of a system of its own' } as const
const CHOSEN = { not: ['rt', 'thuis'], why: 'said after one chose a school to sign in at' } as const
const FILES = { not: ['rt', 'thuis'], why: 'only a school reads files in' } as const
const CARE = { not: ['thuis'], why: 'who cares for others than the own children' } as const
const STAFF = { not: ['thuis'], why: 'nobody works in a home' } as const

/** Beginnings of paths; a file under none of them is read by all kinds of accounts. */
const READERS: Readonly<
  Record<string, { readonly not: readonly Woordsoort[]; readonly why: string }>
> = {
  'packages/domain/src/soortwoorden.ts': TABLE,
  'packages/domain/src/soort-verboden.ts': TABLE,
  'packages/domain/src/vlaamse-verboden.ts': TABLE,
  'packages/domain/src/woordkeus.ts': TABLE,
  'packages/domain/src/aanbeveling-woorden.ts': TABLE,
  'apps/api/src/kern/post/mailwoorden.policy.ts': TABLE,
  'apps/web/src/features/accountgegevens/accountgegevens-screen.tsx': TABLE,
  'apps/web/src/features/accountgegevens/components/school-kaart.tsx': TABLE,
  'apps/web/src/shared/rol-zin.ts': TABLE,
  'apps/web/src/site/': VISITOR,
  'apps/web/src/shared/routes/site-routes.ts': VISITOR,
  'apps/web/src/features/inloggen/mail-afmelden-screen.tsx': VISITOR,
  'apps/web/src/features/inloggen/aanvragen-screen.tsx': VISITOR,
  'apps/api/src/features/demoschool/': VISITOR,
  'apps/api/src/platform/aanbieders-config.ts': OFFICE,
  'apps/web/src/features/kantoor/': OFFICE,
  'apps/web/src/features/kijk-mee/': OFFICE,
  'apps/web/src/shared/routes/kantoor-routes.ts': OFFICE,
  'apps/web/src/features/zorgleerlingen/': CARE,
  'apps/api/src/features/sso/': SSO,
  'packages/contracts/src/sso-zin.ts': SSO,
  'apps/web/src/shared/routes/auth-routes.ts': SSO,
  'apps/web/src/features/inloggen/sso-fout-zin.ts': CHOSEN,
  'apps/web/src/features/inloggen/login-form.tsx': SSO,
  'apps/web/src/features/inloggen/login-sso-screen.tsx': SSO,
  'apps/web/src/features/mijn-account/schoolaccounts/': SSO,
  'apps/web/src/features/groepen/components/koppel-signaal.tsx': SSO,
  'apps/web/src/features/accountgegevens/components/inloggen-kaart.tsx': SSO,
  'apps/web/src/shared/inlogkaarten/nieuw-dialoog.tsx': SSO,
  'apps/api/src/features/inlogkaarten/druk/inlogkaart.ts': SSO,
  'apps/api/src/features/accountgegevens/accountgegevens.service.ts': SSO,
  'apps/web/src/features/import/': FILES,
  'apps/api/src/features/import/': FILES,
  'packages/importers/': FILES,
  'apps/web/src/features/toevoegen/': FILES,
  'apps/web/src/features/groepen/components/begin-lijst.tsx': STAFF,
  'apps/web/src/features/docenten/': STAFF,
  'apps/web/src/shared/staf-woord.ts': STAFF,
}
/** Texts that only people of a school or of the office meet; the last one is read by programs. */
const KNOWN: ReadonlySet<string> = new Set([
  // Said to people who have a school account or came with one; the log of a home holds none.
  'Wachtwoord, inlogkaart en schoolaccount',
  'met schoolaccount',
  'Je logt in met je schoolaccount. Een tweede stap regel je daar.',
  'Je bent ingelogd met het schoolaccount van één school. Wil je je tweede stap zien of veranderen? Log dan in met je wachtwoord, als je dat hebt.',
  'Je logt in met je schoolaccount. Je wachtwoord verander je daar.',
  'regelde het schoolaccount van',
  'regelde een schoolaccount',
  // Left out at home.
  ', koppeling met een schoolaccount',
  'We kennen dit schoolaccount nog niet. De beheerder krijgt een vraag om het te koppelen.',
  'Je kijkt nu niet mee bij deze school. Er is niets getoond. Schrijf op waarom je meekijkt; daarna gaat de pagina open.',
  'letterhaven leerling',
])

const readerOf = (file: string) =>
  Object.entries(READERS).find(([begin]) => file.startsWith(begin))?.[1]

/** Returns the words that are foreign in both countries; differences between countries are checked elsewhere. */
function foreign(text: string, soort: Woordsoort): readonly string[] {
  const be = findVreemd(text, { soort, land: 'be' })
  return findVreemd(text, { soort, land: 'nl' }).filter((word) => be.includes(word))
}

/** Returns what a source says of a school, a practice or a home to one of the others. */
function foreignIn(file: string, source: string): string[] {
  const not = readerOf(file)?.not ?? []
  return textsIn(file, source)
    .filter((text) => !KNOWN.has(text))
    .flatMap((text) =>
      ALL.filter((soort) => !not.includes(soort)).flatMap((soort) =>
        foreign(text, soort).map((word) => `${file}: '${word}' to a ${soort} in '${text}'`),
      ),
    )
}

const FILES_OF_OURS = globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED })

describe('what the source says to a school, a practice and a home', () => {
  it('takes the words that differ from their table', () => {
    const found = FILES_OF_OURS.flatMap((file) =>
      foreignIn(file, readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('is seen in a tag, a message and a label (decoy), and every exception is of a file that is there', () => {
    const source = `const a = <p title="Klasposter ophangen">Vraag het in jullie school</p>
      const b = 'Nodig een collega uit'
      const c = aantal(2, 'leerling', 'leerlingen') + kies('leerling')`
    expect(foreignIn('apps/web/src/features/voortgang/voorbeeld.tsx', source)).toHaveLength(9)
    expect(foreignIn('apps/web/src/features/docenten/voorbeeld.tsx', source)).toHaveLength(3)
    const dead = Object.keys(READERS).filter(
      (begin) => !FILES_OF_OURS.some((file) => file.startsWith(begin)),
    )
    expect(dead).toEqual([])
  })
})
