import type { Seed } from '../Seed.ts';

export const otherViews: readonly Seed[] = [
  {
    harm: 'The wrong field is marked as missing',
    file: 'pages/promotion/RegisterForm.tsx',
    find: '(problem?.field === field ? problem : undefined)',
    replace: '(problem?.field !== field ? problem : undefined)',
    journey: 'promotion.spec.ts',
    title: 'is told which field is missing, and nothing is sent',
  },
  {
    harm: 'A visitor can ask for code after code',
    file: 'pages/promotion/RegisterForm.tsx',
    find: 'isDisabled={!!(seconds || busy)}',
    replace: 'isDisabled={!!busy}',
    journey: 'promotion.spec.ts',
    title: 'waits a minute for another code, over a reload and in a second tab',
  },
  {
    harm: 'The number that is shown is not the number that is called',
    file: 'pages/customerService/CustomerService.tsx',
    find: '<Button kind="text" onPress={() => model.call(value)}>',
    replace: '<Button kind="text" onPress={() => model.call(servicePhone)}>',
    journey: 'service.spec.ts',
    title: 'by a tap on the e-mail or the number',
  },
  {
    harm: 'A choice in the bank form counts before it is confirmed',
    file: 'shared/ui/Picker/Picker.tsx',
    find: '<Button onPress={onClose} kind="quiet">',
    replace: '<Button onPress={onConfirm} kind="quiet">',
    journey: 'bindBank.spec.ts',
    title: 'is not taken by',
  },
  {
    harm: 'Digits of an account are shown in the order of another keyboard',
    file: 'shared/ui/TextField/TextField.tsx',
    find: 'if (isComposing(event)) return;',
    replace: 'if (!isComposing(event)) return;',
    journey: 'bindBankTyping.spec.ts',
    title: 'only digits are taken, a phone in 3-4-4 and no more than eleven, a card in fours',
  },
];
