import { useState } from 'react'
import { letterIn } from './opgave.ts'
import type { Opgave } from './opgave.ts'

/** A letter that leaves its place: a scale, or the mouth where `schub` is null. */
export interface Los {
  readonly letter: string
  readonly schub: number | null
}

/** Returns the letters that leave between two moments of one try: what another letter took the place of, and what is spat out. */
export function losVan(vorige: Opgave, nu: Opgave): readonly Los[] {
  if (vorige.zwerm !== nu.zwerm || vorige.herstel !== nu.herstel) return []
  const was = letterIn(vorige)
  const anders = nu.schubben.flatMap((deel, schub) =>
    deel === vorige.schubben[schub] ? [] : [{ deel, schub }],
  )
  const los = anders.map(({ schub }) => ({ letter: vorige.schubben[schub] ?? '', schub }))
  const isWeg = was !== null && nu.bek !== vorige.bek
  return isWeg && !anders.some(({ deel }) => deel === was)
    ? [...los, { letter: was, schub: null }]
    : los
}

/** Returns the letters that left last, with another number each time, so that each of them is seen to go. */
export function useLos(opgave: Opgave): { readonly nr: number; readonly los: readonly Los[] } {
  const [gezien, setGezien] = useState({ opgave, nr: 0, los: [] as readonly Los[] })
  if (gezien.opgave === opgave) return gezien
  const los = losVan(gezien.opgave, opgave)
  const blijft = los.length === 0 && gezien.opgave.zwerm === opgave.zwerm
  const na = blijft ? { ...gezien, opgave } : { opgave, nr: gezien.nr + 1, los }
  setGezien(na)
  return na
}
