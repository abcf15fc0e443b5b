import { describe, expect, it } from 'vitest'
import {
  forbiddenVerbs,
  forbiddenWords,
  functionsIn,
  namesIn,
  namesInPath,
  namesInSql,
  twinsIn,
  verbsIn,
} from './domain-names.ts'

const TABLE = `# Woordenboek
| Woord | Betekenis | In tabel en type | Niet |
|---|---|---|---|
| leerling | the child | \`leerling\` | pupil, student |
| groep | taught together | \`groep\` | |
| handelingsplan | a plan | | careplan |
`
const forbidden = forbiddenWords(TABLE)

describe('the domain is named in Dutch', () => {
  it('reads from the woordenboek what is not said, and what is said instead', () => {
    expect([...forbidden]).toEqual([
      ['pupil', 'leerling'],
      ['student', 'leerling'],
      ['careplan', 'handelingsplan'],
    ])
  })

  it.each([
    ['pupilId', 'pupil'],
    ['findByPupils', 'pupil'],
    ['MAX_STUDENTS', 'student'],
    ['carePlanScreen', 'careplan'],
    ['pupil-screen.tsx', 'pupil'],
  ])('refuses %s', (name, twin) => {
    expect(twinsIn([name], forbidden)).toMatchObject([{ name, twin }])
  })

  it.each(['leerlingId', 'pupillary', 'groupBy', 'careful', 'plan'])('lets %s pass', (name) => {
    expect(twinsIn([name], forbidden)).toEqual([])
  })

  it('looks at identifiers, properties, types and attributes, not at comments and texts', () => {
    const source = `
      /** The pupil's own page. */
      interface StudentRow { readonly pupilName: string }
      export const Page = ({ row }: { row: StudentRow }) => <Kaart teacherId={row.pupilName}>student</Kaart>
      const tekst = 'pupil'`
    const names = namesIn('page.tsx', source)
    expect([...names]).toEqual(expect.arrayContaining(['StudentRow', 'pupilName', 'teacherId']))
    expect(names).not.toContain('pupil')
    expect(names).not.toContain('student')
  })

  it('looks at paths and at the columns of a migration', () => {
    expect(twinsIn(namesInPath('apps/web/src/students/list.ts'), forbidden)).toHaveLength(1)
    const sql = `-- the pupil's row\ncreate table leerling (student_name text default 'pupil');`
    expect(twinsIn(namesInSql(sql), forbidden)).toMatchObject([{ name: 'student_name' }])
  })
})

describe('the verb that a function begins with', () => {
  const verbs = forbiddenVerbs(`## Names
| x | y | lees |
## Verbs
| Verb | What it does | Not |
|---|---|---|
| read | takes apart | lees, ontleed |
| get | answers one | |
## Size
| x | y | maak |`)

  it('is in the table of verbs and in no other', () => {
    expect([...verbs]).toEqual([
      ['lees', 'read'],
      ['ontleed', 'read'],
    ])
  })

  it('is refused where it is one of the last column, of functions and of nothing else', () => {
    const functions = functionsIn(
      'a.ts',
      `export function leesRij(): void {}
      const ontleed = () => null
      const leesbaar = () => true
      const lees = 1`,
    )
    expect(verbsIn(functions, verbs).map(({ name }) => name)).toEqual(['leesRij', 'ontleed'])
  })

  it.each([
    ['a method of an interface', 'interface Deel { lees(): void }'],
    ['a property of an interface', 'interface Deel { readonly lees: () => void }'],
    ['one that may be absent', 'interface Deel { lees?: ((rij: string) => void) | undefined }'],
    ['a type literal', 'type Deel = Basis & { lees: (() => void) | null }'],
    ['a props literal', 'function Deel({ on }: { readonly lees: () => void }) {}'],
    ['a generic function', 'interface Deel { lees: <T>(rij: T) => T }'],
    ['a parameter', 'function deel(lees: () => void) {}'],
    ['a function in an object literal', 'const deel = { lees: () => 1 }'],
    ['a function in a table', 'const deel: Record<Soort, Deel> = { a: { lees: () => 1 } }'],
    ['a quoted name', "const deel = { 'lees': function () {} }"],
    ['a method of an object literal', 'const deel = { async lees() {} }'],
    ['a method of a class', 'class Deel { lees() {} }'],
    ['a private method', 'class Deel { #lees() {} }'],
    ['a method without a body', 'abstract class Deel { abstract lees(): void }'],
    ['a function kept in a class', 'class Deel { readonly lees = () => 1 }'],
    ['a function typed in a class', 'class Deel { lees: (() => void) | null = null }'],
  ])('is refused of %s', (_, source) => {
    expect(verbsIn(functionsIn('a.ts', source), verbs)).toMatchObject([{ name: 'lees' }])
  })

  it.each([
    ['a field of a contract', 'interface Vraag { readonly lees: string; ontleed?: Lijst }'],
    ['a schema in an object literal', 'const vraag = z.object({ lees: z.string() })'],
    ['a name made while it runs', 'const deel = { [lees]: () => 1 }'],
    ['a value that is worked out', 'class Deel { get lees() { return 1 } }'],
    ['a value of a class', 'class Deel { lees = 1; ontleed: string }'],
    ['a parameter that is no function', 'function deel(lees: string) {}'],
    ['a list of functions', 'interface Deel { lees: readonly (() => void)[] }'],
    ['a key of a table', 'const deel: Readonly<Record<Soort, () => number>> = { lees: () => 1 }'],
    ['a key of a table that suffices', 'const deel = { lees() {} } satisfies Record<Soort, Doen>'],
    ['a value taken apart', 'const { lees: rij, ontleed } = vraag'],
    ['a constructor', 'class Deel { constructor() {} }'],
  ])('lets %s pass', (_, source) => {
    expect(verbsIn(functionsIn('a.ts', source), verbs)).toEqual([])
  })
})
