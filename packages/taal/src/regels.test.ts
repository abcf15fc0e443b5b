import { describe, expect, it } from 'vitest'
import { segment } from './grafemen.ts'
import { classify } from './regels.ts'

/** Categories of a word given by its klankgroepen (`ra-men`). */
function rubrieken(klankgroepen: string): string {
  const w = klankgroepen.replaceAll('-', '')
  return classify({ w, g: segment(w).graphemes, kg: klankgroepen.split('-') }).join(' ')
}

describe('classify', () => {
  it.each([
    ['pen', 'hak'],
    ['krant', 'hak'],
    ['geit', 'ei'],
    ['wijn', 'ij'],
    ['hond', 'langermaak'],
    ['tijd', 'ij langermaak'],
    ['ra-men', 'kg-open'],
    ['be-ker', 'kg-open'],
    ['ba-kker', 'kg-dicht'],
    ['ki-kker', 'kg-dicht'],
    ['de-cem-ber', 'kg-open cent'],
    ['me-di-cijn', 'ij kg-open cent'],
    ['e-xa-men', 'kg-open taxi'],
  ])('puts %s in: %s', (woord, codes) => {
    expect(rubrieken(woord)).toBe(codes)
  })

  it.each([
    ['waar-heid', 'the ending -heid is another category; the d still counts', 'langermaak'],
    ['le-lijk', 'the ending -lijk is no lange ij', 'kg-open'],
    ['bij-zon-der', 'ij that sounds like ie', ''],
    ['bank', 'n before k', ''],
    ['peer', 'ee coloured by r', ''],
    ['ge-heim', 'the weak e of a prefix is not open', 'ei'],
    ['la-chen', 'ch is never doubled', ''],
    ['vi-nger', 'ng is never doubled', ''],
    ['cel-lo', 'an Italian c', ''],
    ['club', 'c that sounds like k, final b', ''],
    ['cac-tus', 'c before a and t', ''],
  ])('keeps %s out: %s', (woord, _waarom, codes) => {
    expect(rubrieken(woord)).toBe(codes)
  })
})
