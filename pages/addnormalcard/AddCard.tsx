import { BankScreen } from '../../shared/features/bankAccount/BankScreen.tsx';
import type { AddCardModel } from './model.ts';

/** The form to bind an account for repaying the order. */
export function AddCard({ model }: { readonly model: AddCardModel }) {
  return <BankScreen form={model.form} />;
}
