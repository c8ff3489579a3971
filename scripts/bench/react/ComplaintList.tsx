import { Card, Tabs } from 'antd-mobile';
import { Page } from './parts.tsx';
import { useService } from './service.ts';

interface ListData {
  readonly tabs: readonly { title: string; list: readonly { time: string; type: string; content: string }[] }[];
}

const ALL = {};

export function ComplaintList() {
  const complaints = useService<ListData>('/user-problem/problem-list', ALL);
  return (
    <Page title="My complaints">
      {complaints && (
        <Tabs>
          {complaints.tabs.map(({ title, list }) => (
            <Tabs.Tab key={title} title={`${title} (${list.length})`}>
              {list.map(({ time, type, content }) => (
                <Card key={time} title={type} extra={time}>
                  {content}
                </Card>
              ))}
            </Tabs.Tab>
          ))}
        </Tabs>
      )}
    </Page>
  );
}
