/// Seven places side by side, each with room for two figures and a column around them.
struct CalendarRow<Content: View>: View {
  @ViewBuilder let content: (_ column: Int) -> Content

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { column in
        Text(verbatim: "00")
          .hidden()
          .padding(.horizontal, CalendarRowMetrics.margin)
          .overlay { content(column) }
      }
    }
  }
}
