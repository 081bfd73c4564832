/// The arrow beside what shows and hides other views.
struct DisclosureMark: View {
  let isExpanded: Bool

  var body: some View {
    Text(verbatim: isExpanded ? "\u{25BE}" : "\u{25B8}").foregroundStyle(.tint)
  }
}
