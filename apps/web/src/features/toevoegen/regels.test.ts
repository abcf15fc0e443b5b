import { MEESTE_ERBIJ } from '@letterhaven/contracts/nieuwe-leerlingen-maten'
import { describe, expect, it } from 'vitest'
import { beginRegels, isGoed, isLeeg, metLege, opmerking, paste } from './regels.ts'

const namen = (regels: readonly { voornaam: string; achternaam: string }[]) =>
  regels.map(({ voornaam, achternaam }) => `${voornaam} ${achternaam}`.trim())

describe('the lines of new pupils', () => {
  it('take what is pasted in their place, and keep what was typed', () => {
    const [een, twee, drie] = beginRegels(4)
    if (!een || !twee || !drie) throw new Error('no lines')
    const regels = [{ ...een, voornaam: 'Mila' }, twee, drie]
    const tekst = 'Noor\tVisser\nSem\tBos\n'
    const na = paste(regels, { bij: twee.sleutel, tekst, jaargroep: 4, land: 'nl' })
    expect(namen(na?.regels ?? [])).toEqual(['Mila', 'Noor Visser', 'Sem Bos', ''])
    expect(na?.over).toBe(0)
  })

  it('leave one name to the field itself', () => {
    const regels = beginRegels(4)
    const bij = regels[0]?.sleutel ?? ''
    expect(paste(regels, { bij, tekst: 'Noor Visser\n', jaargroep: 4, land: 'nl' })).toBeNull()
  })

  it('have an end, and say how many did not fit', () => {
    const regels = beginRegels(4)
    const tekst = Array.from({ length: MEESTE_ERBIJ + 5 }, (_, n) => `Kind${n}\tBos`).join('\n')
    const na = paste(regels, { bij: regels[0]?.sleutel ?? '', tekst, jaargroep: 4, land: 'nl' })
    expect(na?.regels).toHaveLength(60)
    expect(na?.over).toBe(5)
  })

  it('end with an empty one', () => {
    const vol = beginRegels(4).map((regel) => ({ ...regel, voornaam: 'Noor' }))
    const na = metLege(vol, 4)
    expect(na).toHaveLength(4)
    expect(na.filter(isLeeg)).toHaveLength(1)
    expect(metLege(na, 4)).toHaveLength(4)
  })

  it('say who is there already, in the group and on the screen', () => {
    const [een, twee] = beginRegels(4)
    if (!een || !twee) throw new Error('no lines')
    const noor = { voornaam: 'noor', tussenvoegsel: '', achternaam: 'Visser' }
    const regels = [
      { ...een, ...noor },
      { ...twee, voornaam: 'Noor', achternaam: 'visser' },
    ]
    expect(regels.map((r) => opmerking(r, { regels, bekend: [] }))).toEqual([null, 'dubbel'])
    expect(regels.map((r) => opmerking(r, { regels, bekend: [noor] }))).toEqual([
      'bekend',
      'bekend',
    ])
  })

  it('take the year that a list says, and keep what is no year in sight until somebody chooses', () => {
    const regels = beginRegels(4)
    const tekst =
      'Voornaam\tAchternaam\tGroep\nAnna\tBerg\tgroep 5\nSem\tBos\tgroep 9\nMila\tVos\t\n\tKok\t3e leerjaar'
    const na = paste(regels, { bij: regels[0]?.sleutel ?? '', tekst, jaargroep: 4, land: 'nl' })
    const gevuld = (na?.regels ?? []).filter((regel) => !isLeeg(regel))
    expect(gevuld.map(({ jaargroep, jaarTekst }) => [jaargroep, jaarTekst])).toEqual([
      [5, ''],
      [4, 'groep 9'],
      [4, ''],
      [5, ''],
    ])
    expect(namen(gevuld)).toEqual(['Anna Berg', 'Sem Bos', 'Mila Vos', 'Kok'])
    expect(gevuld.map(isGoed)).toEqual([true, false, true, false])
  })
})
