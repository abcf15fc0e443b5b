import { useState } from 'react'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'

/** The picture of a word in a frame of one size. A pencil stands there until the picture arrives, or when it never does. */
export function Woordplaatje({ adres }: { readonly adres: string }) {
  const [isEr, setIsEr] = useState(false)
  return (
    <span className="lhs-woordplaatje" data-er={isEr ? 'ja' : 'nee'}>
      <SpelIcoon naam="potlood" />
      <img src={adres} alt="" width={52} height={52} onLoad={() => setIsEr(true)} />
    </span>
  )
}
