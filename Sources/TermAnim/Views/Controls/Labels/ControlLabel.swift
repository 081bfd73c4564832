/// What a control is called: a title, and below it in smaller letters whatever else its label is
/// made of.
struct ControlLabel<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      if views.count > 1 {
        VStack(alignment: .leading, spacing: 0) {
          views[0]
          ForEach(views.dropFirst()) {
            $0.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      } else {
        views
      }
    }
  }
}
