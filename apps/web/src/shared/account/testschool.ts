import { heeftRecht } from '@letterhaven/domain/rechten'
import { useAccount } from './account.ts'
import { useAdmin } from './admin.ts'

/** Does the school of this account make method tests, and may this person set them? */
export function useTestschool(): { readonly ziet: boolean; readonly magKlaarzetten: boolean } {
  const account = useAccount()
  const ziet = useAdmin()?.features.includes('testschool') ?? false
  return {
    ziet,
    magKlaarzetten: ziet && heeftRecht(account?.role ?? 'leerling', 'methodetoets.write'),
  }
}
