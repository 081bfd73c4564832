/// What stands below the title of a page in its title line; without a word it takes no room.
struct NavigationSubtitle {
  let subtitle: Text
}

extension NavigationSubtitle: View {
  var body: some View {
    subtitle
      .font(.footnote)
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}
