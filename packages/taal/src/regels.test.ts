import { describe, expect, it } from 'vitest'
import { segment } from './grafemen.ts'
import { vormCategorieen } from './regels.ts'

/** Categories of a word given by its klankgroepen (`ra-men`). */
function rubrieken(klankgroepen: string): string {
  const w = klankgroepen.replaceAll('-', '')
  return vormCategorieen({ w, g: segment(w).graphemes, kg: klankgroepen.split('-') }).join(' ')
}

describe('vormCategorieen', () => {
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
    ['me-di-cijn', 'ij kg-open kilo cent'],
    ['peer', 'eeroor'],
    ['schaap', 'sch'],
    ['schrift', 'sch'],
    ['nacht', 'lucht'],
    ['haai', 'aaiooioei'],
    ['blauw', 'au'],
    ['hout', 'ou'],
    ['koud', 'langermaak ou'],
    ['ge-heim', 'ei voorvoegsel'],
    ['ver-ha-len', 'kg-open voorvoegsel'],
    ['huis-je', 'verklein'],
    ['ri-nge-tje', 'verklein'],
    ['pi-raat', 'kilo'],
    ['ta-xi', 'kilo taxi'],
    ['club', 'cola'],
    ['cir-cus', 'cent cola'],
    ['ac-tie', 'cola politie'],
    ['ma-chi-ne', 'kilo chef'],
    ['e-xa-men', 'kg-open taxi'],
  ])('puts %s in: %s', (woord, codes) => {
    expect(rubrieken(woord)).toBe(codes)
  })

  it.each([
    ['waar-heid', 'the ending -heid is another category; the d still counts', 'langermaak'],
    ['le-lijk', 'the ending -lijk is no lange ij', 'kg-open'],
    ['bij-zon-der', 'ij that sounds like ie', ''],
    ['bank', 'n before k', ''],
    ['la-chen', 'ch is never doubled', ''],
    ['vi-nger', 'ng is never doubled', ''],
    ['cel-lo', 'an Italian c', ''],
    ['be-ker', 'be that is no prefix: the stress is on it', 'kg-open'],
    ['be-ker-tje', '… and stays so in the small word', 'kg-open verklein'],
    ['te-le-foon', 'te that is no prefix', 'kg-open'],
    ['meis-je', 'not the small form of a word in use', 'ei'],
    ['o-ran-je', 'ends in -je without being small', 'kg-open'],
    ['ru-sti-ge', 'a weak i', 'kg-open'],
    ['ki-kker', 'a short i', 'kg-dicht'],
    ['kwes-tie', 'tie that sounds like tie', ''],
    ['cha-os', 'ch that sounds like g', 'kg-open'],
    ['rou-te', 'ou that sounds like oe', ''],
    ['chau-ffeur', 'au that sounds like oo', 'eeroor chef'],
    ['fan-tas-tisch', 'a final isch', ''],
    ['laag', 'no cht', 'hak'],
    ['zeeg', 'ee without r', 'hak'],
  ])('keeps %s out: %s', (woord, _waarom, codes) => {
    expect(rubrieken(woord)).toBe(codes)
  })
})
