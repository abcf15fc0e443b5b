/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Rijd naar de plek die *past* in het verhaal'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees wat je passagier vertelt.',
  'Kies de straat die past, en rijd.',
  'Na vier straten is het verhaal af!',
] as const

/** What is spoken of the tool of each later stage. */
export const TRAP_ZINNEN = [
  'Rijd een rondje op de rotonde. Klopt het verhaal? Neem dan die straat.',
  'In de regen rijdt er iemand mee. Waar wil die heen? Denk aan het verhaal.',
] as const
