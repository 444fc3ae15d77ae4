/** Why something cannot be done, as the table puts it. */
export interface WhyText {
  title: string;
  text: string;
  /** Rule id, e.g. eldorado.move.symbol. */
  rule?: string;
  /** Where the rule is explained. */
  href?: string;
}
