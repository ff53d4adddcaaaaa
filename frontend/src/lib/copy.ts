/** The address of a table, to be sent to others. */
export const tableUrl = (table: string): URL =>
  new URL(`/t/${encodeURIComponent(table)}`, location.href);

/** The address of a score book, to be sent to others. */
export const bookUrl = (sheet: string): URL =>
  new URL(`/s/${encodeURIComponent(sheet)}`, location.href);

/** Put this text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages over plain http, such as a club on the home network, have no clipboard but this one.
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "visually-hidden";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}
