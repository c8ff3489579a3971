import { type Examples, longName, sampleLogo } from '../../../ui/Example.ts';
import { CopyCode } from './CopyCode.tsx';
import { PayCodeBox } from './PayCodeBox.tsx';

const copied = (): Promise<boolean> => Promise.resolve(true);

export const examples: Examples = [
  {
    title: 'A code and its instructions',
    node: <PayCodeBox title="Sample Wallet" logoUrl={sampleLogo} code="71159216117041" onCopy={copied} href="#steps" />,
  },
  {
    title: 'Without instructions, without a logo',
    node: <PayCodeBox title="Pay with this code" logoUrl="" code="7115" onCopy={copied} href={undefined} />,
  },
  {
    title: 'Long text',
    node: (
      <PayCodeBox
        title={longName}
        logoUrl={sampleLogo}
        code={'71159216117041'.repeat(4)}
        onCopy={copied}
        href="#steps"
      />
    ),
  },
  { title: 'The code alone', node: <CopyCode code="PH-7115-9216" onCopy={copied} /> },
];
