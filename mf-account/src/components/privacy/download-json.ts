/** Gives the visitor a file of JSON, as readable as JSON can be. */
export const downloadJson = (name: string, value: unknown): void => {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address));
};
