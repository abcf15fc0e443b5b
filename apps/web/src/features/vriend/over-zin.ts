import type { Over } from '@letterhaven/contracts/aanbeveling'
import {
  AANBEVELINGEN_PER_ADMIN,
  AANBEVELINGEN_PER_DAG,
  AANBEVELINGEN_PER_MAAND,
} from '@letterhaven/contracts/aanbeveling-maten'
import { aantal } from '../../shared/weergave/woorden.ts'

/** Says in a sentence how many mails may still be sent. */
export function overZin({ dag, maand }: Over): string {
  const vandaag = aantal(dag, 'mail', 'mails')
  if (dag === maand) return `Je kunt nog ${vandaag} sturen.`
  return `Je kunt vandaag nog ${vandaag} sturen, en in 30 dagen nog ${maand}.`
}

/** Says why nothing can be sent now and when it can again; null when it can. */
export function opZin({ dag, maand, admin }: Over): string | null {
  if (dag > 0) return null
  if (admin === 0)
    return `Samen stuurden jullie er ${AANBEVELINGEN_PER_ADMIN} in 30 dagen. Meer kan nu niet. Over een tijdje kan het weer.`
  if (maand === 0)
    return `Je stuurde er ${AANBEVELINGEN_PER_MAAND} in 30 dagen. Meer kan nu niet. Over een tijdje kan het weer.`
  return `Je stuurde er vandaag ${AANBEVELINGEN_PER_DAG}. Morgen kan het weer.`
}
