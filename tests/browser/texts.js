() => {
  const attributes = ["aria-label", "title", "placeholder"];
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (walk.currentNode.parentElement.checkVisibility()) found.push(walk.currentNode.data);
  }
  for (const name of attributes) {
    for (const item of document.querySelectorAll(`[${name}]`)) found.push(item.getAttribute(name));
  }
  return found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => /[a-z]{2}/i.test(text));
}
