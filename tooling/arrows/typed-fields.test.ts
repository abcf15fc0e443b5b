import { describe, expect, it } from 'vitest'
import { MET_VELDEN, typedFields } from './typed-fields.ts'

const IN = 'apps/web/src/features/toevoegen/regel-rij.tsx'

describe('no browser corrects what is typed', () => {
  it.each([
    ['const a = <input value={naam} />', '<input>'],
    ['const a = <input type="text" autoCorrect="off" />', '<input>'],
    ['const a = <input type={soort} />', '<input>'],
    ['const a = <textarea {...rest} />', '<textarea>'],
    ['const a = <input {...ZOALS_GETYPT} spellCheck />', '<input spellCheck>'],
    ['const a = <Veld label="Naam" spellCheck={true} />', '<Veld spellCheck>'],
    ['const a = <Veld label="Naam" autoCorrect="on" />', '<Veld autoCorrect>'],
    ['const a = <Veld label="Naam" autoCapitalize="sentences" />', '<Veld autoCapitalize>'],
    ['const a = <div contentEditable />', '<div contentEditable>'],
  ])('%s is refused', (source, wat) => {
    expect(typedFields(IN, source)).toEqual([wat])
  })

  it.each([
    'const a = <input {...ZOALS_GETYPT} autoCapitalize="words" value={naam} />',
    'const a = <input type="radio" checked />',
    'const a = <Veld label="Naam" autoCapitalize="words" autoComplete="name" />',
    'const a = <Keuze label="input" />',
  ])('%s is not', (source) => {
    expect(typedFields(IN, source)).toEqual([])
  })

  it('lets prose be corrected where it is asked for', () => {
    const source = 'const a = <Tekstvak label="Waarom?" spellCheck autoCorrect="on" />'
    expect(typedFields('apps/web/src/features/kijk-mee/kijk-mee-vraag.tsx', source)).toEqual([])
    expect(typedFields(IN, source)).toHaveLength(2)
  })

  it('is looked for in whatever draws', () => {
    expect(MET_VELDEN.test(IN)).toBe(true)
    expect(MET_VELDEN.test('packages/game-kit/src/hud.tsx')).toBe(true)
    expect(MET_VELDEN.test('apps/api/src/app.ts')).toBe(false)
  })
})
