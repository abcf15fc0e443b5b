import { heeftRecht } from '@letterhaven/domain/rechten'
import { useAccount } from './account.ts'
import { useAdmin } from './admin.ts'

/** Returns whether the school of this account makes method tests, and whether this person may set them. */
export function useTestschool(): { readonly ziet: boolean; readonly magKlaarzetten: boolean } {
  const account = useAccount()
  const ziet = useAdmin()?.features.includes('testschool') ?? false
  return {
    ziet,
    magKlaarzetten: ziet && heeftRecht(account?.role ?? 'leerling', 'methodetoets.write'),
  }
}
