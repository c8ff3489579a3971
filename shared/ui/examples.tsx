import type { ComponentProps, ReactNode } from 'react';
import { groupDigits } from '../lib/digits.ts';
import { ActionBar } from './ActionBar.tsx';
import { Button } from './Button.tsx';
import { type Choice, ChoiceList } from './ChoiceList.tsx';
import { DueDay, NoBreakDates } from './Day.tsx';
import { DetailRows } from './DetailRows.tsx';
import { Dialog } from './Dialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { anyText, digitsUpTo } from './fieldRules.ts';
import { Hero } from './Hero.tsx';
import * as icons from './Icon.tsx';
import { Icon, paperIcon, phoneIcon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { Picker } from './Picker.tsx';
import { PlanList } from './PlanList.tsx';
import { RowList } from './RowList.tsx';
import { Placeholder, Skeleton, SlowNoticeText } from './Skeleton.tsx';
import { Stars, starIcon } from './Stars.tsx';
import { Steps } from './Steps.tsx';
import { Success } from './Success.tsx';
import { Tabs } from './Tabs.tsx';
import { TagList } from './TagList.tsx';
import { TextBox } from './TextBox.tsx';
import { TextField } from './TextField.tsx';
import { Toast } from './Toast.tsx';

/** A component in one of its states, for the gallery of development and the tests that walk through it. */
export interface Example {
  readonly title: string;
  readonly node: ReactNode;
  /** It covers the whole page, so the gallery gives it a page of its own. */
  readonly coversPage?: boolean;
}

/** The states of the primitives, by name: at the least empty, long, busy and failed, where it has these. */
interface Examples {
  readonly [component: string]: readonly Example[];
}

/** Gives each of the examples a page of its own. */
const onOwnPages = (examples: readonly Example[]): readonly Example[] =>
  examples.map((example) => ({ ...example, coversPage: true }));

/** A square logo that needs no request. */
const sampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9H0z" fill="#4a6650"/></svg>',
)}`;

/** A word without a place to break, as a service may send it. */
const longWord = 'PayThroughTheCentersOfTheVisayasAndMindanaoAndAllTheirBranches';

/** A name of many words. */
const longName = 'Sample Pawnshop and Money Transfer Centers of the Visayas, Mindanao and the Islands Around';

/** For callbacks that an example does not use. */
const ignore = (): void => {};

const bar = (label: string, above: number) => (
  <>
    {Array.from({ length: above }, (_, at) => (
      <section key={at} className="card">
        <p>{longName}</p>
      </section>
    ))}
    <ActionBar>
      <Button onPress={ignore}>{label}</Button>
    </ActionBar>
  </>
);

const button = (
  label: ComponentProps<typeof Button>['children'],
  looks: Partial<ComponentProps<typeof Button>> = {},
) => (
  <Button onPress={ignore} {...looks}>
    {label}
  </Button>
);

const withDrawing = (
  <>
    <Icon path={phoneIcon} /> Call us
  </>
);

const list = (...choices: readonly Choice[]) => <ChoiceList choices={choices} onPick={ignore} />;

const rows = [
  { label: 'Total repayment', value: '₱3,200.00' },
  { label: 'Instalment', value: '1 of 1' },
  { label: 'Due date', value: '2026-05-04' },
];

const longRows = [
  { label: longName, value: longName },
  { label: longWord, value: longWord },
  { label: '', value: '' },
];

const dialog = (title: string, action: string, looks: Partial<ComponentProps<typeof Dialog>> = { onClose: ignore }) => (
  <Dialog title={title} {...looks}>
    <p>The money goes to the card that you bind.</p>
    <Button onPress={ignore} isBusy={!looks.onClose}>
      {action}
    </Button>
  </Dialog>
);

const drawing = <Icon path={paperIcon} isLarge />;

const fieldWith = (name: string, label: string, message: string) => (
  <TextField name={name} label={label} value="12" rule={anyText} problem={{ message }} onFill={ignore} />
);

const allIcons = (isLarge: boolean) => (
  <p>
    {Object.entries({ ...icons, Icon: starIcon }).map(([name, path]) => (
      <Icon key={name} path={path} isLarge={isLarge} />
    ))}
  </p>
);

const few = ['Sample Bank', 'Sample Rural Bank', 'Sample Wallet'];
const many = [...few, longName, longWord, ...Array.from({ length: 24 }, (_, at) => `Branch ${at + 1}`)];

const picker = (names: readonly string[], start = '', title = 'Bank') => (
  <Picker
    title={title}
    choices={names.map((name, at) => ({ name, value: `${at}` }))}
    start={start}
    onConfirm={ignore}
    onClose={ignore}
  />
);

const fee = { title: 'Rollover fee', remark: 'Today', amount: '₱480.00', time: '2026-05-04' };
const repayment = { title: 'Repayment', remark: 'Later', amount: '₱3,200.00', time: '2026-05-19' };
const bare = { title: '', remark: '', amount: '', time: '' };

const find = { name: 'Find the biller', steps: ['Open the app and log in.', 'Choose Bills, then Loans.'] };

const facts = [
  { label: 'Time', value: '2026-05-04 13:13' },
  { label: 'Reference', value: '90017' },
  { label: 'Order number', value: '170001' },
];

const success = (more: Partial<ComponentProps<typeof Success>>) => (
  <Success title="We have your payment" href="#order" label="See your order" {...more} />
);

const receipt = (
  <Button onPress={ignore} kind="quiet">
    Save receipt
  </Button>
);

const tabs = (titles: readonly string[], open: number, content?: string) => (
  <Tabs label="My complaints" titles={titles} open={open} onOpen={ignore}>
    {content && <p>{content}</p>}
  </Tabs>
);

const box = (text: string, more: Partial<ComponentProps<typeof TextBox>> = {}) => (
  <TextBox label="What happened?" text={text} limit={200} isDisabled={false} onWrite={ignore} {...more} />
);

const textField = (label: string, more: Partial<ComponentProps<typeof TextField>>) => (
  <TextField name={label} label={label} value="" rule={anyText} onFill={ignore} {...more} />
);

export const examples: Examples = {
  ActionBar: [
    { title: 'In its place', node: bar('REPAY', 1) },
    { title: 'At the edge, with content under it', coversPage: true, node: bar('REPAY', 12) },
    { title: 'Long text', node: bar(longName, 1) },
  ],
  Button: [
    { title: 'The main one', node: button('Repay') },
    { title: 'Quiet', node: button('Cancel', { kind: 'quiet' }) },
    { title: 'Text, with a drawing', node: button(withDrawing, { kind: 'text' }) },
    { title: 'Unfolded', node: button('hide', { kind: 'text', isExpanded: true }) },
    { title: 'Busy', node: button('Payment', { isBusy: true }) },
    { title: 'Disabled', node: button('Payment', { isDisabled: true }) },
    { title: 'Long text', node: button(longName) },
  ],
  ChoiceList: [
    { title: 'Titles alone', node: list({ title: 'Collection' }, { title: 'Repayment' }, { title: 'Other' }) },
    {
      title: 'With logos, the second chosen',
      node: list(
        { title: 'Sample Peso Loan', logoUrl: sampleLogo, detail: '170001 · Repayment due' },
        { title: 'Sample Cash Now', logoUrl: '', detail: '180001 · Overdue', isChosen: true },
      ),
    },
    {
      title: 'Long text',
      node: list({ title: longName, detail: longWord, logoUrl: sampleLogo }, { title: longWord, detail: longName }),
    },
    { title: 'Empty', node: list() },
  ],
  Day: [
    { title: 'A day', node: <DueDay text="2026-05-04" today="2026-05-01" /> },
    { title: 'With a time', node: <DueDay text="2026-05-04 10:15:00" today="2026-05-03" /> },
    { title: 'No day', node: <DueDay text="Any time" today="2026-05-01" /> },
    {
      title: 'In a sentence',
      node: <NoBreakDates text="Please repay by 2026-05-04, or move the day to 2026-05-18." />,
    },
    { title: 'Long text', node: <DueDay text={longWord} today="2026-05-01" /> },
  ],
  DetailRows: [
    { title: 'All of them', node: <DetailRows rows={rows} /> },
    { title: 'Without a fold', node: <RowList rows={rows} /> },
    { title: 'Folded', node: <DetailRows rows={rows} folded={2} /> },
    { title: 'Long text', node: <DetailRows rows={longRows} /> },
  ],
  Dialog: onOwnPages([
    { title: 'A dialog', node: dialog('Bind your bank card', 'Bind') },
    { title: 'A sheet', node: dialog('Choose one', 'This one', { kind: 'sheet', onClose: ignore }) },
    { title: 'Busy: it cannot be closed', node: dialog('Opening the payment page…', 'Payment', {}) },
    { title: 'Long text', node: dialog(longWord, `${longName}. `.repeat(12)) },
  ]),
  EmptyState: [
    {
      title: 'A word and the way on',
      node: <EmptyState message="No pay code." href="#order" label="See your order" />,
    },
    {
      title: 'With a drawing',
      node: <EmptyState message="No complaint." href="#new" label="Write" drawing={drawing} />,
    },
    { title: 'Long text', node: <EmptyState message={`${longName} ${longWord}`} href="#order" label={longName} /> },
  ],
  ErrorState: [
    { title: 'No line', node: <ErrorState reason="offline" onRetry={ignore} /> },
    { title: 'A bug of the page', node: <ErrorState reason="bug" onRetry={ignore} /> },
    { title: 'Refused', node: <ErrorState reason={{ message: 'There is no such order.' }} onRetry={ignore} /> },
    {
      title: 'Refused at length',
      node: <ErrorState reason={{ message: `${longName} ${longWord}` }} onRetry={ignore} />,
    },
  ],
  FieldProblem: [
    { title: 'Under a field', node: fieldWith('short', 'Account number', 'Please enter 10 to 16 digits.') },
    { title: 'Long text', node: fieldWith('long', longWord, `${longName} ${longWord}`) },
    { title: 'Empty', node: <FieldProblem field="none" message={undefined} /> },
  ],
  Hero: [
    {
      title: 'An amount and its date',
      node: (
        <Hero productName="Sample Peso Loan" logoUrl={sampleLogo} label="To pay" amount="₱3,200.00">
          <p>
            Due <strong>2026-05-04</strong>
          </p>
        </Hero>
      ),
    },
    { title: 'Empty', node: <Hero productName="" logoUrl="" label="To pay" amount="₱0.00" /> },
    {
      title: 'Long text',
      node: (
        <Hero productName={longName} logoUrl={sampleLogo} label={longWord} amount="₱12,345,678,901,234,567,890.00" />
      ),
    },
  ],
  Icon: [
    { title: 'In a line', node: allIcons(false) },
    { title: 'Large', node: allIcons(true) },
  ],
  Logo: [
    { title: 'Square', node: <Logo url={sampleLogo} /> },
    { title: 'Empty', node: <Logo url="" /> },
    { title: 'None, with a name', node: <Logo url="" name="Sample Peso Loan" /> },
    { title: 'Broken, with a name', node: <Logo url="data:image/png;base64,AAAA" name="Sample Peso Loan" /> },
  ],
  Picker: onOwnPages([
    { title: 'Nothing marked yet', node: picker(few) },
    { title: 'One marked', node: picker(few, '1') },
    { title: 'Empty', node: picker([]) },
    { title: 'Long text', node: picker(many, '3', longName) },
  ]),
  PlanList: [
    { title: 'Two payments', node: <PlanList title="Payment plan" items={[fee, repayment]} /> },
    { title: 'Empty parts', node: <PlanList title="Payment plan" items={[{ ...bare, amount: '₱480.00' }, bare]} /> },
    {
      title: 'Long text',
      node: (
        <PlanList
          title={longName}
          items={[{ title: longWord, remark: longName, amount: '₱1,234,567,890.00', time: '2026-05-04' }]}
        />
      ),
    },
  ],
  Skeleton: [
    { title: 'At first', node: <Skeleton /> },
    {
      title: 'After a long wait',
      node: (
        <div className="card stack" aria-busy="true">
          <SlowNoticeText isLong />
          <Placeholder />
        </div>
      ),
    },
  ],
  Stars: [
    { title: 'None', node: <Stars stars={0} onChoose={ignore} /> },
    { title: 'Three', node: <Stars stars={3} onChoose={ignore} /> },
  ],
  Steps: [
    {
      title: 'Two ways',
      node: <Steps title="In the app" items={[find, { name: 'Pay', steps: ['Enter the code.'] }]} />,
    },
    { title: 'Empty', node: <Steps title="In the app" items={[]} /> },
    { title: 'Long text', node: <Steps title={longName} items={[{ name: longWord, steps: [longName, longWord] }]} /> },
  ],
  Success: [
    {
      title: 'Paid, with what comes next',
      node: success({
        amount: '₱1,500.50',
        purpose: 'Instalment 2 of 4',
        facts,
        next: '2 of 4 paid. Next: ₱1,500.50 on 27 December 2026.',
        children: receipt,
      }),
    },
    { title: 'Not confirmed yet', node: success({ tone: 'waiting', amount: '₱1,500.50', facts: facts.slice(0, 1) }) },
    { title: 'Empty', node: success({}) },
    {
      title: 'Long text',
      node: success({
        title: longName,
        amount: '₱12345678901234567890.00',
        purpose: longWord,
        facts: [{ label: longName, value: longWord }],
        next: `${longName} ${longWord}`,
        label: longName,
      }),
    },
  ],

  // All tab panels have the same id, so each example gets a page of its own.
  Tabs: onOwnPages([
    { title: 'Two tabs', node: tabs(['Processing', 'Processed'], 1, 'What has been processed.') },
    { title: 'Long text, and many', node: tabs([longName, longWord, 'Open', 'Done', 'All'], 0, longName) },
    { title: 'Empty', node: tabs(['Processing'], 0) },
  ]),
  TagList: [
    { title: 'Two', node: <TagList tags={['Collection', 'Rude words']} /> },
    { title: 'Long text', node: <TagList tags={[longName, longWord]} /> },
    { title: 'Empty', node: <TagList tags={[]} /> },
  ],
  TextBox: [
    { title: 'Empty', node: box('') },
    { title: 'With a text', node: box('They called me at night.') },
    {
      title: 'With a problem',
      node: box('', { problem: { message: 'Please fill in your comments and suggestions' } }),
    },
    { title: 'Full', node: box('x'.repeat(200)) },
    { title: 'Long text', node: box(`${longName}\n${longWord}`) },
    { title: 'Busy', node: box('They called me at night.', { isDisabled: true }) },
  ],
  TextField: [
    { title: 'Empty', node: textField('ZIP code', { input: { placeholder: '4 digits' } }) },
    {
      title: 'A card',
      node: textField('Account number', {
        value: '0011223344556677',
        rule: digitsUpTo(16, { show: (text) => groupDigits(text, 'card') }),
      }),
    },
    { title: 'A day', node: textField('Date of birth', { value: '1990-05-04', input: { type: 'date' } }) },
    { title: 'Any text', node: textField('City', { value: 'Iloilo City' }) },
    { title: 'Long text', node: textField(`${longName} ${longWord}`, { input: { placeholder: longName } }) },
  ],
  Toast: onOwnPages([
    { title: 'A word', node: <Toast toast={{ id: 1, words: 'copy success' }} /> },
    { title: 'Empty', node: <Toast toast={undefined} /> },
    { title: 'Long text', node: <Toast toast={{ id: 1, words: `${longName} ${longWord}` }} /> },
  ]),
};
