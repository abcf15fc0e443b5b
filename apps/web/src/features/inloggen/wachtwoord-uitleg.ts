/** The hint under every field for a new password. */
export const WACHTWOORD_UITLEG =
  'Minstens 8 tekens, liever 15 of meer. Een korte zin is makkelijk te onthouden en moeilijk te raden.'
