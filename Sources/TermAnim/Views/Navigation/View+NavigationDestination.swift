extension View {
  /// Says what the page of a value of a type is, for the navigation stack around.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }

  /// Shows a page on the navigation stack around for as long as `isPresented` is true.
  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, make: destination))
  }

  /// Shows the page of `item` on the navigation stack around while there is one.
  nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentedDestinationModifier(isPresented: Binding(presenceOf: item)) {
        value.map(destination)
      })
  }
}
