const titled = ({ title, list }) => `${title} (${list.length})`;
