import { Suspense, use, useState } from 'react';
import { renderToString } from 'react-dom/server';

/** What the components below have handled. */
export const done: string[] = [];
/** A page with a control of each kind; with `code`, it waits to be hydrated. */
export const Page = ({ code }: { code?: Promise<void> }) => {
  if (code) use(code);
  const [text, setText] = useState('');
  const [country, setCountry] = useState('IT');
  const [boxed, setBoxed] = useState(false);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        done.push('sent');
      }}
    >
      <button type="button" onClick={() => done.push('pressed')}>
        Press
      </button>
      <button>Send</button>
      <label>
        Box
        <input
          type="checkbox"
          checked={boxed}
          onChange={({ target }) => {
            done.push(`box ${target.checked}`);
            setBoxed(target.checked);
          }}
        />
      </label>
      <label>
        Text
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        Country
        <select value={country} onChange={({ target }) => setCountry(target.value)}>
          <option>IT</option>
          <option>FR</option>
        </select>
      </label>
      <output>
        {text}
        {country}
      </output>
    </form>
  );
};

/** A form whose button is elsewhere. */
export const Form = ({ code }: { code?: Promise<void> }) => {
  if (code) use(code);
  return (
    <form
      id="elsewhere"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        done.push('sent');
      }}
    />
  );
};

/** A region whose markup depends on its title. */
export const Buttons = ({ title, names }: { title: string; names: readonly string[] }) => (
  <Suspense>
    <p>{title}</p>
    {names.map((name, index) => (
      <button type="button" key={index} onClick={() => done.push(name)}>
        {name}
      </button>
    ))}
  </Suspense>
);

/** The server's document of a page, not hydrated. */
export const documentOf = (page: React.JSX.Element): HTMLElement => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  return root;
};
