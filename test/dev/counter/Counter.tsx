import { useState } from 'react';

/** A component with a state, for a test to edit while it runs. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed: {count}
    </button>
  );
}
