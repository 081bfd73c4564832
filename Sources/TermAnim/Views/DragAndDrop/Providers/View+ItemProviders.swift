public import Foundation

extension View {
  /// Lets the view be dragged with the pointer, and what `data` makes with it.
  ///
  /// As `draggable` does; `data` is called once, when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier<EmptyView>(payload: data, preview: nil))
  }

  /// The same, where `preview` is what is dragged.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSourceModifier(payload: data, preview: preview()))
  }

  /// Lets `delegate` decide what becomes of things that are dragged over the frame of the view, if
  /// they are there as data of one of the types.
  nonisolated public func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate
  ) -> some View {
    modifier(DropModifier(delegate: delegate) { $0.hasItemsConforming(to: supportedContentTypes) })
  }

  /// The same, with the names of the types.
  nonisolated public func onDrop<Delegate: DropDelegate>(
    of supportedTypes: [String], delegate: Delegate
  ) -> some View {
    modifier(DropModifier(delegate: delegate) { $0.hasItemsConforming(to: supportedTypes) })
  }

  /// Lets things be dropped on the frame of the view that are there as data of one of the types.
  ///
  /// `action` is told what has been dropped, always one thing, and where, in points from the top
  /// left of the view; it says whether it has made use of it. `isTargeted` is true while something
  /// is over it.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes, delegate: ClosureDrop(isTargeted: isTargeted, action: action))
  }

  /// The same, where the place does not matter.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// The same, with the names of the types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, delegate: ClosureDrop(isTargeted: isTargeted, action: action))
  }

  /// The same, with the names of the types, where the place does not matter.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets the view be dragged with the pointer, and what `action` makes with it; nil makes nothing.
  @ViewBuilder
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    if let action {
      onDrag { action() ?? NSItemProvider() }
    } else {
      self
    }
  }
}

/// A delegate that is a closure and a binding.
private struct ClosureDrop {
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { action([info.provider], info.location) }
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

extension DropModifier {
  /// A modifier that leaves everything to `delegate` about what `accepts` allows.
  nonisolated fileprivate init<Delegate: DropDelegate>(
    delegate: Delegate, accepts: @escaping (DropInfo) -> Bool
  ) {
    func info(of payload: any Transferable, at place: CGPoint) -> DropInfo {
      DropInfo(location: place, provider: NSItemProvider(of: payload))
    }
    // Drags and drops are the main actor's.
    nonisolated(unsafe) let delegate = delegate
    self.init { phase in
      nonisolated(unsafe) let info = info(of: phase.payload, at: phase.place)
      let step = phase.step
      return MainActor.assumeIsolated { () -> DropProposal? in
        switch step {
        case .entered: delegate.dropEntered(info: info)
        case .moved: return delegate.dropUpdated(info: info)
        case .exited: delegate.dropExited(info: info)
        }
        return nil
      }
    } accepts: { payload, place in
      nonisolated(unsafe) let info = info(of: payload, at: place)
      return accepts(info) && MainActor.assumeIsolated { delegate.validateDrop(info: info) }
    } drop: { payload, place in
      nonisolated(unsafe) let info = info(of: payload, at: place)
      return MainActor.assumeIsolated { delegate.performDrop(info: info) }
    }
  }
}
