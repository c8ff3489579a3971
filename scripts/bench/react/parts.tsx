import { Button, Card, List, NavBar, Skeleton, Toast } from 'antd-mobile';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PlanData, RowData } from './service.ts';

/** A screen with its title bar; a skeleton until there is content. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <>
      <NavBar onBack={() => navigate(-1)}>{title}</NavBar>
      {children || <Skeleton.Paragraph lineCount={8} animated />}
    </>
  );
}

interface ProductProps {
  readonly name: string;
  readonly logo: string;
  readonly amount?: string;
  readonly rows: readonly RowData[];
}

/** The product, with an amount and rows below it. */
export function Product({ name, logo, amount, rows }: ProductProps) {
  return (
    <Card title={name} icon={<img src={logo} alt="" width={40} />}>
      {amount && <h1>{amount}</h1>}
      <List>
        {rows.map(({ text, value }) => (
          <List.Item key={text + value} extra={value}>
            {text}
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

/** The code to pay with, and what to do with it: the way to its instructions, or the instructions. */
export function Code({ code, children }: { readonly code: PlanData['defDetail']; readonly children?: ReactNode }) {
  const copy = async () => {
    await navigator.clipboard.writeText(code.payCode);
    Toast.show('Copied');
  };
  return (
    <Card title={code.title} icon={<img src={code.logo} alt="" width={80} />}>
      <h2 className="code">{code.payCode.replace(/(.{4})/g, '$1 ')}</h2>
      <Button onClick={copy}>Copy</Button>
      <p>Pay only through these channels. We never ask for your PIN.</p>
      {children ?? <Link to={`/repaymentOfCode2${location.search}`}>How to pay with this code</Link>}
    </Card>
  );
}
