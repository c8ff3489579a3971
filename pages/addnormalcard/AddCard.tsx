import { BankScreen } from '../../shared/features/bankAccount/BankScreen.tsx';
import type { BankForm } from '../../shared/features/bankAccount/bankForm.ts';

/** The form to bind an account for repaying the order. */
export function AddCard({ model }: { readonly model: BankForm }) {
  return <BankScreen form={model} />;
}
