import TermAnim

/// Layout with the names and labels that programs use most.
struct LayoutNames: View {
  private let columns: [GridItem] = [
    GridItem(.flexible(minimum: 10)), GridItem(.flexible(), spacing: 4), GridItem(.fixed(20)),
  ]
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  private let corner = Alignment(horizontal: .leading, vertical: .top)

  var body: some View {
    GeometryReader { (proxy: GeometryProxy) in
      ZStack(alignment: corner) {
        VStack(alignment: .leading) {
          HStack { Color.red.frame(width: 10, height: 10) }
          HStack(alignment: .center) { Color.red.frame(width: 10, height: 10, alignment: .top) }
          VStack(alignment: .leading, spacing: 4) { Color.red.frame(height: 10) }
          VStack(alignment: .leading, spacing: 4, content: { Color.red.frame(width: 10) })
          Spacer()
          Spacer(minLength: 8)
        }
        .padding()
        .padding(8)
        .padding(insets)
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        ZStack(alignment: .center, content: { Color.blue })
          .frame(height: 4, alignment: .top)
          .frame(width: 4, alignment: .leading)
          .offset(x: 1, y: 2)
          .offset(x: 1)
          .offset(y: 2)
          .offset(CGSize(width: 1, height: 2))
          .position(x: proxy.size.width / 2, y: proxy.frame(in: .local).midY)
          .layoutPriority(1)
          .zIndex(2)
          .id("blue")
          .tag(3)
        LazyVGrid(columns: columns) {
          ForEach(0..<3) { index in
            Text("\(index)")
          }
        }
        ScrollView {
          Color.green.aspectRatio(contentMode: .fit)
        }
        ScrollView(
          .horizontal, showsIndicators: false,
          content: {
            Color.green.aspectRatio(1.5, contentMode: .fill).scaledToFit()
          })
      }
      .ignoresSafeArea()
      .ignoresSafeArea(.all, edges: .top)
      .edgesIgnoringSafeArea(.all)
    }
  }
}

/// What lies over, under and around views.
struct LayerNames: View {
  var body: some View {
    Rectangle()
      .foregroundColor(.white)
      .foregroundStyle(.red)
      .background(Color.black)
      .background { Color.black }
      .background(.red, in: Circle())
      .overlay(Circle())
      .overlay(Circle(), alignment: .top)
      .overlay { Circle() }
      .overlay(alignment: .bottom) { Circle() }
      .mask(Circle())
      .clipShape(Capsule())
      .clipped()
      .cornerRadius(8)
      .contentShape(Rectangle())
      .shadow(radius: 4)
      .shadow(color: .black, radius: 4)
      .shadow(color: .black, radius: 4, x: 0, y: 2)
      .opacity(0.5)
      .tint(.pink)
      .background(Material.thickMaterial)
  }
}
