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
      const lees = 1
      const dingen = { leesAlles: () => 1 }`,
    )
    expect(verbsIn(functions, verbs).map(({ name }) => name)).toEqual(['leesRij', 'ontleed'])
  })
})
