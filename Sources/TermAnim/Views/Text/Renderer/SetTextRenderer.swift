/// A text renderer that has been set for the texts inside.
struct SetTextRenderer {
  let renderer: any TextRenderer
  /// Where it has been set: a renderer moves there, whatever animates the texts.
  let scope: TransactionScope
}
