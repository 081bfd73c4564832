import OpenCombine

/// The view at the top of a graph that a picture is made of.
struct PictureRoot<Content: View>: View {
  @ObservedObject var source: PictureSource<Content>

  var body: some View {
    PictureLayout(proposal: source.proposal, extent: source.extent) {
      VStack { source.content }
    }
  }
}
